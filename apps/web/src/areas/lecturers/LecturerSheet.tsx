import type { Lecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { asPerson, fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { Sheet } from '../../shared/ui/overlays/Sheet.tsx'
import { SheetHead } from '../../shared/ui/overlays/SheetHead.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { Biography } from './Biography.tsx'
import { type BookingOf, LecturerWorkshops } from './LecturerWorkshops.tsx'
import { lecturerQuery } from './lecturers.api.ts'
import css from './lecturers.module.css'
import { profileOf } from './lecturers.rules.ts'

type Props = {
  lecturerId: number
  onClose: () => void
  /** Without it the workshops can be opened, but not booked here. */
  bookingOf?: BookingOf
}

type ProfileProps = { lecturer: Lecturer; onClose: () => void; bookingOf: BookingOf | undefined }

const Profile = ({ lecturer, onClose, bookingOf }: ProfileProps) => {
  const { lead, text } = profileOf(lecturer)
  return (
    <>
      <SheetHead person={asPerson(lecturer)} line={lead} onClose={onClose} />
      <Biography text={text} />
      <LecturerWorkshops lecturer={lecturer} onOpen={onClose} bookingOf={bookingOf} />
    </>
  )
}

/** Who somebody is and what they give: a sheet on the phone, a dialog on the desktop. */
export const LecturerSheet = ({ lecturerId, onClose, bookingOf }: Props) => {
  const lecturer = useQuery(lecturerQuery(lecturerId))
  return (
    <Sheet label={lecturer.data ? fullName(lecturer.data) : 'Referent'} onClose={onClose}>
      {close => (
        <>
          {!lecturer.data && (
            <div className={css['lecturer-sheet__close']}>
              <IconButton icon="close" look="round" label="Schließen" onClick={close} />
            </div>
          )}
          <Loaded
            query={lecturer}
            skeleton={<SkeletonList kind="person" count={1} />}
            failed="Die Seite kam nicht an"
            missing={
              <EmptyState
                title="Diese Person gibt es hier nicht"
                action={<Button onClick={close}>Schließen</Button>}
              >
                Vielleicht ist der Link veraltet, oder ihre Workshops sind noch nicht veröffentlicht.
              </EmptyState>
            }
          >
            {data => <Profile lecturer={data} onClose={close} bookingOf={bookingOf} />}
          </Loaded>
        </>
      )}
    </Sheet>
  )
}
