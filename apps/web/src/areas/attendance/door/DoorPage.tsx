import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { type Actions, offerActions } from '../../../shared/overlays/actions.ts'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { refetch } from '../../../shared/queries/stale.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { MetaLine } from '../../../shared/ui/rows/MetaLine.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'
import { ownTimeslotsQuery, participantsQuery } from '../attendance.api.ts'
import { AttendanceList } from '../marks/AttendanceList.tsx'
import { AttendanceRing } from '../marks/AttendanceRing.tsx'
import { markEveryone } from '../marks/everyone.ts'
import { hasPlace, type Shown, shownParticipants, waitingCount } from '../marks/marks.rules.ts'
import { syncMarks, usePending } from '../marks/marks.ts'
import { AttendanceFoot } from './AttendanceFoot.tsx'
import css from './attendance.module.css'
import { DoorOverlay, type Overlay } from './DoorOverlay.tsx'
import { beginText, placeTexts, titleOf } from './door.texts.ts'
import { offerFeedback, offerList } from './lists.api.ts'

/** Other devices record too: so often the list is asked for again while it is in front. */
const everyMs = 20_000

const refresh = async () => {
  await syncMarks()
  await refetch(ownTimeslotsQuery)
}

const none: readonly Participant[] = []

type MenuNeeds = {
  timeslot: LecturerTimeslot
  people: readonly Shown[]
  canMark: boolean
  isOver: boolean
  open: (overlay: Overlay) => void
}

/** Before it is over there is none. */
const feedbackOf = (timeslot: LecturerTimeslot, isOver: boolean): Actions['actions'] => {
  const { workshop } = timeslot
  if (workshop === null || !isOver) return []
  return [{ text: 'Feedback als PDF', icon: 'star', onTap: () => void offerFeedback(timeslot, workshop) }]
}

const menuOf = ({ timeslot, people, canMark, isOver, open }: MenuNeeds): Actions['actions'] => [
  ...(canMark
    ? [
        {
          text: 'Alle anwesend',
          icon: 'check' as const,
          onTap: () => void markEveryone(timeslot.id, people),
        },
      ]
    : []),
  ...(timeslot.is_called_off
    ? []
    : [
        { text: 'Hinzufügen', icon: 'user-add' as const, onTap: () => open('add') },
        { text: 'Nachricht an alle', icon: 'mail' as const, onTap: () => open('message') },
        { text: 'Liste als PDF', icon: 'document' as const, onTap: () => void offerList(timeslot, 'pdf') },
        { text: 'Liste als CSV', icon: 'download' as const, onTap: () => void offerList(timeslot, 'csv') },
      ]),
  { text: 'Materialien', icon: 'attachment', onTap: () => open('materials') },
  ...feedbackOf(timeslot, isOver),
]

type Props = { timeslot: LecturerTimeslot; now: Date }

/** The door of a timeslot: participants, their attendance, and what else there is to do. */
export const DoorPage = ({ timeslot, now }: Props) => {
  const participants = useQuery({ ...participantsQuery(timeslot.id), refetchInterval: everyMs })
  const entries = usePending(timeslot.id)
  const [search, setSearch] = useState<string>()
  const [overlay, open] = useState<Overlay>()
  const list = participants.data ?? none
  const shown = shownParticipants(list, entries)
  const people = shown.filter(hasPlace)
  const attended = people.filter(({ participant }) => participant.state === 'attended').length
  const isOff = timeslot.is_called_off
  const canMark = !isOff && berlinDay(now) >= berlinDay(timeslot.start)
  const actions = menuOf({ timeslot, people, canMark, isOver: now >= timeslot.end, open })
  return (
    <Page
      title={titleOf(timeslot)}
      back={paths.ownWorkshops}
      board={
        <>
          <MetaLine parts={placeTexts(timeslot, now)} />
          {people.length > 0 && <AttendanceRing attended={attended} people={people.length} />}
        </>
      }
      actions={
        <>
          {!isOff && <IconButton icon="mail" label="Nachricht an alle" onClick={() => open('message')} />}
          <IconButton
            icon="more"
            label="Mehr"
            aria-haspopup="dialog"
            onClick={() => void offerActions({ header: titleOf(timeslot), actions })}
          />
        </>
      }
      onRefresh={refresh}
      offlineSince={participantsQuery(timeslot.id).queryKey}
      waiting={waitingCount(entries)}
      foot={!isOff && <AttendanceFoot search={search} onSearch={setSearch} onScan={() => open('scan')} />}
    >
      {isOff && (
        <div className={css.attendance__begin}>
          <IconLine icon="warning">Dieser Termin entfällt. Alle, die angemeldet waren, wissen es.</IconLine>
        </div>
      )}
      {!canMark && !isOff && (
        <div className={css.attendance__begin}>
          <IconLine icon="clock">{beginText(timeslot.start)}</IconLine>
        </div>
      )}
      {!isOff && (
        <Loaded
          query={participants}
          skeleton={<SkeletonList kind="person" />}
          failed="Die Liste kam nicht an"
          unaffected="Was Sie schon erfasst haben, ist davon nicht betroffen."
        >
          {data => (
            <AttendanceList
              timeslot={timeslot}
              participants={data}
              shown={shown}
              entries={entries}
              search={search ?? ''}
              canMark={canMark}
              nobody={
                <EmptyState
                  title="Noch keine Anmeldung"
                  action={
                    <Button kind="tonal" icon="user-add" onClick={() => open('add')}>
                      Hinzufügen
                    </Button>
                  }
                >
                  Wer ohne Anmeldung kommt, lässt sich hier trotzdem aufnehmen.
                </EmptyState>
              }
            />
          )}
        </Loaded>
      )}
      {overlay && <DoorOverlay overlay={overlay} timeslot={timeslot} onClose={() => open(undefined)} />}
    </Page>
  )
}
