import type { Session } from '@tafelrunde/contract/people/sessions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { confirmed, type Question } from '../../../shared/overlays/confirm.ts'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { MetaLine } from '../../../shared/ui/rows/MetaLine.tsx'
import { Row } from '../../../shared/ui/rows/Row.tsx'
import { Unfilled } from '../../../shared/ui/states/Skeleton.tsx'
import { StateChip } from '../../../shared/ui/states/StateChip.tsx'
import { useNow } from '../../../shared/useNow.ts'
import { endSessions, sessionsQuery } from '../account.api.ts'
import css from '../account.module.css'
import { deviceFacts, deviceName, endOneQuestion, endOthersQuestion } from '../account.texts.ts'

const CurrentChip = () => (
  <StateChip tone="primary" small>
    Dieses Gerät
  </StateChip>
)

type Props = { sessions: readonly Session[] }

const Devices = ({ sessions }: Props) => {
  const now = useNow()
  const ending = useMutation({
    mutationFn: endSessions,
    onSuccess: (_, ended) =>
      void showToast(ended.length === 1 ? 'Gerät abgemeldet' : 'Geräte abgemeldet', { icon: 'check' }),
    onError: failure => void showFailure(failure),
  })
  const isEnding = (session: Session) => ending.isPending && ending.variables.includes(session)
  const end = async (ended: readonly Session[], question: Question) => {
    if (await confirmed(question)) ending.mutate(ended)
  }
  const others = sessions.filter(({ current }) => !current)

  return (
    <>
      <CardList>
        {sessions.map(session => (
          <Row
            key={session.id}
            title={deviceName(session)}
            action={
              !session.current && (
                <Button
                  kind="plain"
                  size="row"
                  aria-label={`${deviceName(session)} abmelden`}
                  pending={isEnding(session)}
                  onClick={() => void end([session], endOneQuestion(session))}
                >
                  Abmelden
                </Button>
              )
            }
          >
            {session.current && <CurrentChip />}
            <MetaLine parts={deviceFacts(session, now)} />
          </Row>
        ))}
      </CardList>
      {others.length > 1 && (
        <p className={css['account-action']}>
          <Button
            kind="outline"
            size="row"
            pending={ending.isPending}
            onClick={() => void end(others, endOthersQuestion(others.length))}
          >
            Alle anderen abmelden
          </Button>
        </p>
      )}
    </>
  )
}

/** There is this one at least. */
const ThisDevice = () => (
  <Unfilled>
    <CardList>
      <Row title="…">
        <CurrentChip />
        <MetaLine parts={['…']} />
      </Row>
    </CardList>
  </Unfilled>
)

/** Where the person is logged in; each other device can be logged out from here. */
export const AccountDevices = () => {
  const sessions = useQuery(sessionsQuery)
  return (
    <Loaded query={sessions} skeleton={<ThisDevice />} failed="Die Liste der Geräte kam nicht an">
      {data => <Devices sessions={data} />}
    </Loaded>
  )
}
