/** What something has to be taxed as; the rates are the law's. */
export const taxTexts = { standard: 'Regelsatz', reduced: 'Ermäßigt', exempt: 'Steuerfrei' }

/** As the log words it. */
export const listedTaxText = (value: unknown) =>
  Object.entries(taxTexts).find(([key]) => key === value)?.[1] ?? 'nichts'
