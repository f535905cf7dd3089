/** A form that does its work here instead of being sent away. */
export const on = (work: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  work();
};
