import type { Complaint } from "../../problem/problem.ts";

/** What is wrong with a stretch of the text, given by offsets. */
export interface Diagnostic {
  start: number;
  end: number;
  complaint: Complaint;
}
