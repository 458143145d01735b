import type { ReactNode } from "react";
import { yamlOf } from "../yamlOf.ts";
import { Sample } from "./Sample.tsx";

/** An example as visitors see it, and beside it what its writer wrote. */
export function Example({ block, of, children }: { block: unknown; of: string; children: ReactNode }) {
  return (
    <div className="example">
      <div className="preview" data-preview>
        {children ?? <p>This example is not right. npm test says why.</p>}
      </div>
      <Sample yaml={yamlOf(block)} of={of} />
    </div>
  );
}
