/** Keys scroll only what has the focus. */
export const scrollable = (element: HTMLElement | null): void => element?.setAttribute('tabindex', '0')
