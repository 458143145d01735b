import type { Components } from "hast-util-to-jsx-runtime";
import { Markdown } from "../../../blocks/parts/Markdown.tsx";
import { Sample } from "./Sample.tsx";
import { Shell } from "./Shell.tsx";

const COMPONENTS: Partial<Components> = {
  a: "a",
  // Lines to copy come with their own frame; what is only to be read keeps Markdown's.
  pre: ({ children }) => children,
  code: ({ className, children }) => {
    const language = /^language-(\w+)$/.exec(className ?? "")?.[1];
    if (language === undefined) return <code className="inline-code">{children}</code>;
    if (language === "text") return <pre className="message">{children}</pre>;
    return <Sample yaml={String(children)} of="these lines" />;
  },
};

/** The guide for writers. */
export function GuidePage({ markdown }: { markdown: string }) {
  return (
    <Shell title="A guide for writers" here="/_blocks/guide">
      <main id="content" className="guide">
        <article className="prose markdown-link">
          <Markdown text={markdown} components={COMPONENTS} />
        </article>
      </main>
    </Shell>
  );
}
