/** What there is to say, without what is empty. */
export const parts = (...all: string[]) => all.filter(part => part !== '')
