/**
 * For a filter whose choices are not known yet or of which there are none: it is part of the form from the start, as one
 * that comes later does not take its value from the list's address.
 */
export const notShown = { className: 'filter-absent' }
