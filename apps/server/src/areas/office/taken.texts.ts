const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** How many places nobody else can take, and how many of these are held back for groups. */
export type Taken = { seatsTaken: number; seatsAllotted: number }

/** Why there cannot be fewer places: „12 Personen sind schon angemeldet.“ */
export const takenText = ({ seatsTaken, seatsAllotted }: Taken) => {
  const people = `${counted(seatsTaken - seatsAllotted, 'Person ist', 'Personen sind')} schon angemeldet`
  if (seatsAllotted === 0) return `${people}.`
  return `${people}, ${counted(seatsAllotted, 'Platz ist', 'Plätze sind')} für Gruppen zurückgehalten.`
}
