/** How many problems stand in what is folded away. */
export function Count({ problems }: { problems: number }) {
  return <span className="count">{problems === 1 ? "1 problem" : `${problems} problems`}</span>;
}
