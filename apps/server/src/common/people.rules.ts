/** Whom a request comes from, as far as rules and services ask. */
export type Caller = { id: number; isStaff: boolean }

/** The office at a terminal, where nobody is logged in. */
export const commandLine: Caller = { id: 0, isStaff: true }

type Named = { firstName: string; lastName: string }

/** „Friederike Möllenkamp“; empty if nobody has said a name. */
export const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim()

/** Whether all letters of a name are Latin ones, with whatever accents: what stands for a sound in many scripts is no letter of one. */
export const isLatin = (name: string) =>
  !/(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)
