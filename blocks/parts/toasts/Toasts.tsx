import { Close, Description, Provider, Root, Viewport } from "@radix-ui/react-toast";

/** A short message that does not interrupt. */
export interface ToastMessage {
  id: number;
  text: string;
}

/** The interface texts around messages. */
export interface ToastWords {
  /** The label of a message for screen readers. */
  notice: string;
  /** The label of the button that dismisses a message. */
  dismiss: string;
}

interface ToastsProps {
  messages: ToastMessage[];
  remove: (id: number) => void;
  words: ToastWords;
}

/** Messages in the corner: each disappears after 4 seconds, with a swipe of 50 pixels, or when dismissed. */
export function Toasts({ messages, remove, words: { notice, dismiss } }: ToastsProps) {
  return (
    <Provider label={notice} duration={4000} swipeThreshold={50} swipeDirection="right">
      {messages.map(({ id, text }) => (
        <Root key={id} onOpenChange={(open) => !open && remove(id)} className="toast">
          <Description className="grow">{text}</Description>
          <Close className="min-h-11 px-2 font-semibold text-brand">{dismiss}</Close>
        </Root>
      ))}
      <Viewport label={`${notice} ({hotkey})`} className="toasts" />
    </Provider>
  );
}
