const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** „1.234,50 €“ of so many cents */
export const moneyText = (cents: number) => money.format(cents / 100)
