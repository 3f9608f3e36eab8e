type Called = { name: string; building: string }

const folded = ({ name, building }: Called) => `${building}\n${name}`.toLocaleLowerCase('de')

/** What is wrong with a room's name beside those of the others: two houses may each have a „Raum 1“. */
export const roomNameProblem = (room: Called, others: Called[]) => {
  if (others.every(other => folded(other) !== folded(room))) return undefined
  return room.building ? 'Diesen Raum gibt es in diesem Gebäude schon.' : 'Diesen Raum gibt es schon.'
}
