export const noBadges = 'In dieser Auswahl ist niemand, für den es ein Namensschild gibt.'
export const noSuchPlace = (room: number) =>
  `Dieser Bogen hat nur ${room} ${room === 1 ? 'Platz' : 'Plätze'}.`
