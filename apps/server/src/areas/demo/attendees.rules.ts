const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ł: 'l' }

/** The first part of an e-mail address: "Dr. Henning", "Voß" becomes `henning.voss`. */
export const mailboxOf = (firstName: string, lastName: string) =>
  [firstName.replace(/(Prof\.|Dr\.) /g, ''), lastName]
    .map(name =>
      name
        .toLowerCase()
        .replace(/[äöüßıł]/g, letter => letters[letter] ?? letter)
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .replace(/[^a-z]+/g, '-'),
    )
    .join('.')

type Names = { firstNames: string[]; lastNames: string[] }
type School<Schooltype> = { domain: string; schooltype: Schooltype }

/** So many invented people; no two have the same name, as the lengths of both lists have no common divisor. */
export const inventAttendees = <Schooltype>(
  { firstNames, lastNames }: Names,
  schools: readonly School<Schooltype>[],
  count: number,
) =>
  Array.from({ length: count }, (_, index) => {
    const firstName = firstNames[index % firstNames.length] ?? ''
    const lastName = lastNames[index % lastNames.length] ?? ''
    const school = schools[(index * 5) % schools.length]
    return {
      firstName,
      lastName,
      email: `${mailboxOf(firstName, lastName)}@${school?.domain}`,
      schooltype: school?.schooltype,
      // Two out of three are members.
      customerNumber: index % 3 === 2 ? '' : String(200_103 + index * 89),
    }
  })
