import { useToasts } from "../toasts/useToasts.tsx";

/** Copies a phone number, for visitors at a desk whose phone is elsewhere. */
export function CopyNumber({ number }: { number: string }) {
  const { show, toasts } = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      show(`Copied ${number}`);
    } catch {
      show(`Your browser does not let us copy. The number is ${number}`);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="min-h-8 text-small font-medium underline underline-offset-4"
      >
        Copy number
      </button>
      {toasts}
    </>
  );
}
