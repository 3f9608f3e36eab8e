import './avatar.css'

interface Person {
  id: number
  first_name: string
  last_name: string
  profile_picture: string | null
}

const firstLetter = (name: string) => name.replace(/^(?:(?:Dr|Prof)\. )+/, '').charAt(0)

/** Stands beside the name, so it is silent. The tint goes by id: it never changes. */
export const Avatar = ({ person }: { person: Person }) =>
  person.profile_picture ? (
    <img className="avatar" src={person.profile_picture} alt="" loading="lazy" />
  ) : (
    <span className={`avatar avatar--tint-${(person.id % 6) + 1}`} aria-hidden="true">
      {firstLetter(person.first_name)}
      {firstLetter(person.last_name)}
    </span>
  )
