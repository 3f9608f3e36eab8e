/** The address of a list with these filters, as react-admin reads it. */
export const listPath = (area: string, filter: Record<string, string | number>) =>
  `/${area}?filter=${encodeURIComponent(JSON.stringify(filter))}`
