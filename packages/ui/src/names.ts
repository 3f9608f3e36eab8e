type Named = { first_name: string; last_name: string }

/** „Friederike Möllenkamp“; empty if nobody has said a name. */
export const fullName = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`.trim()

/** Several after each other: „Miriam Baumgärtner, Özlem Karaca“. */
export const fullNames = (people: readonly Named[]) => people.map(fullName).join(', ')

type Portrayed = Named & { id: number; profile_picture: string | null }

/** Somebody of the contract as `Avatar` shows them. */
export const asPerson = ({ id, profile_picture, ...named }: Portrayed) => ({
  id,
  name: fullName(named),
  picture: profile_picture,
})
