/** Marks the content beside it as a sample to be replaced; the foot of the page says so in words. */
export function SampleMark() {
  return <span data-sample>*</span>;
}
