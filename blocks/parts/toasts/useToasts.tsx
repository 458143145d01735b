import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ToastMessage, ToastWords } from "./Toasts.tsx";

/** The most messages shown at once; the oldest is removed first. */
const VISIBLE = 3;

const Toasts = lazy(() => import("./Toasts.tsx").then(({ Toasts }) => ({ default: Toasts })));

/** Temporary messages: `show` adds one, `toasts` is the element that shows them. Their code loads with the first. */
export function useToasts(words: ToastWords): { show: (text: string) => void; toasts: ReactNode } {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const show = (text: string) => setMessages((all) => [...all, { id: Date.now(), text }].slice(-VISIBLE));
  const remove = (id: number) => setMessages((all) => all.filter((message) => message.id !== id));
  const toasts = messages.length > 0 && (
    <Suspense>
      <Toasts messages={messages} remove={remove} words={words} />
    </Suspense>
  );
  return { show, toasts };
}
