import * as z from '#read'

// The parameters of queries, and tokens, are read by the server alone; whoever only writes them is spared the code (1 kB of the
// app's first files). `package.json` gives bundlers for browsers this file in place of `filters.ts`.
const unread = z.unknown()

export const idFilter = unread
export const textFilter = unread
export const dayFilter = unread
export const referenceFilter = unread
export const choiceFilter = () => unread
export const orderBy = () => unread
export const recordFilters = {}
export const createdFilters = {}
export const startFilters = {}
export const endFilters = {}
export const fileQuery = () => unread
export const listQuery = () => unread
export const unknownChoice = ''
export const defaultLimit = 100
export const tokenText = unread
