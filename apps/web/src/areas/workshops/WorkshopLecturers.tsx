import type { LecturerName } from '@tafelrunde/contract/workshops'
import { paths } from '../../paths.ts'
import { CardList } from '../../shared/ui/CardList.tsx'
import { PersonRow } from '../../shared/ui/PersonRow.tsx'
import { Section } from '../../shared/ui/Section.tsx'

type Props = {
  lecturers: readonly LecturerName[]
  onOpen: (id: number) => void
  lineOf: (id: number) => string | undefined
}

/** Who holds the workshop; a tap shows the person here, the link in a tab of its own. */
export const WorkshopLecturers = ({ lecturers, onOpen, lineOf }: Props) =>
  lecturers.length > 0 && (
    <Section title="Referenten">
      <CardList>
        {lecturers.map(({ id, first_name, last_name, profile_picture }) => (
          <PersonRow
            key={id}
            person={{ id, name: `${first_name} ${last_name}`.trim(), picture: profile_picture }}
            href={`${paths.lecturers}?id=${id}`}
            line={lineOf(id)}
            onOpen={event => {
              event.preventDefault()
              onOpen(id)
            }}
          />
        ))}
      </CardList>
    </Section>
  )
