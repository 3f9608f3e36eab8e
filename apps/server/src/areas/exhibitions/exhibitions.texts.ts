export const noTables = 'Die Preisliste braucht eine Zeile für Tische.'
export const noExemption = (name: string) =>
  `Von „${name}“ fehlt, nach welchem Paragrafen es steuerfrei ist, etwa „§ 4 Nr. 22 Buchst. a UStG“.`
export const kindTwice = 'Für jede Art gibt es höchstens eine Zeile.'
export const placeTwice = (place: string) => `Den Platz ${place} gibt es zweimal.`
export const sameSpot = 'Zwei Tische stehen an derselben Stelle.'
export const outside = (place: string) => `Der Tisch ${place} steht außerhalb der Halle.`

export const noHall = 'Bitte legen Sie zuerst den Hallenplan an.'
export const noPrices = 'Bitte legen Sie zuerst die Preisliste an.'
export const stillOrdered = (name: string) =>
  `„${name}“ ist schon bestellt worden. Setzen Sie den Vorrat auf das, was schon vergeben ist, damit nichts mehr dazukommt.`
export const moreTaken = (name: string, taken: number) =>
  `Von „${name}“ ist schon mehr vergeben: ${taken}. Kleiner kann der Vorrat nicht werden.`
export const placeTaken = (place: string) => `Der Tisch ${place} ist schon vergeben und muss bleiben.`

export const writtenText = ({
  event,
  items,
  hall,
}: {
  event: { name: string }
  items: unknown[]
  hall: { tables: unknown[] } | null
}) => `${event.name}: ${items.length} Zeilen Preisliste, ${hall?.tables.length ?? 0} Tische im Hallenplan.`
