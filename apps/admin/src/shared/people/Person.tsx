import './person.css'
import type { LecturerName } from '@tafelrunde/contract/events/workshops'
import { Avatar } from '@tafelrunde/ui/Avatar.tsx'
import { asPerson, fullName } from '@tafelrunde/ui/names.ts'
import { LinkBase } from 'react-admin'

/** A lecturer by picture and name, which leads to everything about them. */
export const Person = ({ lecturer }: { lecturer: LecturerName }) => (
  <span className="person">
    <Avatar person={asPerson(lecturer)} size={40} />
    <LinkBase to={`/lecturers/${lecturer.id}/show`}>{fullName(lecturer)}</LinkBase>
  </span>
)
