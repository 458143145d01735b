import type { Complaint } from "../../problem/problem.ts";

/** A slip in a stretch of the text, given by offsets. */
export interface Slip {
  start: number;
  end: number;
  complaint: Complaint;
}
