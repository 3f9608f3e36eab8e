const names = new Intl.DisplayNames('de', { type: 'region' })

/** „Österreich“; nothing for a country that nobody was asked for. */
export const countryName = (code: string) => (code === '' ? '' : (names.of(code) ?? code))

/** Countries to choose from by their German names, Germany first. */
export const optionsOf = (codes: string[]) =>
  codes
    .map(code => ({ value: code, text: countryName(code) }))
    .toSorted((one, other) => {
      const home = Number(other.value === 'DE') - Number(one.value === 'DE')
      return home || one.text.localeCompare(other.text, 'de')
    })
