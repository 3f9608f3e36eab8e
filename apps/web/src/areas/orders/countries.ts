const inTheUnion = 'DE AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
)
const names = new Intl.DisplayNames('de', { type: 'region' })

/** „Österreich“ */
export const countryName = (code: string) => names.of(code) ?? code

/** The countries of the European Union by their German names, Germany first; besides the one that is there already. */
export const countryOptions = (present: string) =>
  [...new Set([...inTheUnion, present])]
    .map(code => ({ value: code, text: countryName(code) }))
    .toSorted((one, other) => {
      const home = Number(other.value === 'DE') - Number(one.value === 'DE')
      return home || one.text.localeCompare(other.text, 'de')
    })
