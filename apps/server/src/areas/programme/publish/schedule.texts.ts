/** What happens at a time that has no name. */
export const unnamed = 'Ohne Titel'
