/** Whether an element has a place on the page: it and all around it are displayed. Safari knows `checkVisibility` from 17.4 on. */
export const isDrawn = (element: Element) => element.getClientRects().length > 0
