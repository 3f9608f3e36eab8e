import { zodResolver } from '@hookform/resolvers/zod'
import { failureText } from '@tafelrunde/client/failures'
import { type ConfirmationCheck, checkConfirmation } from '@tafelrunde/contract/events/confirmations'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { bodyText } from '@tafelrunde/contract/values/text'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { inForms } from '../../shared/forms/forms.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useGo } from '../../shared/page/useGo.ts'
import { call } from '../../shared/queries/api.ts'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { Field } from '../../shared/ui/fields/Field.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { ErrorState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import css from './check.module.css'
import { revokedText } from './confirmations.texts.ts'

const CodeForm = ({ code = '' }: { code?: string }) => {
  const { to } = useGo()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(z.object({ code: bodyText(60) }), inForms),
    defaultValues: { code },
  })
  const open = handleSubmit(body => to(paths.checkOf(body.code)))
  return (
    <form className={css.check__form} onSubmit={event => void open(event)} noValidate>
      <Field
        label="Code auf der Bestätigung"
        hint="Er steht neben dem QR-Code. Groß- und Kleinschreibung und Bindestriche spielen keine Rolle."
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        spellCheck={false}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" wide>
        Prüfen
      </Button>
    </form>
  )
}

type VerdictProps = { look: 'valid' | 'revoked' | 'unknown'; icon: IconName; title: string; text: string }

const Verdict = ({ look, icon, title, text }: VerdictProps) => (
  <div className={`${css.check__verdict} ${css[`check__verdict--${look}`]}`} role="status">
    <span className={css.check__icon}>
      <Icon name={icon} size={28} />
    </span>
    <div>
      <h2 className={css.check__title}>{title}</h2>
      <p className={css.check__text}>{text}</p>
    </div>
  </div>
)

const Known = ({ check }: { check: ConfirmationCheck }) => (
  <>
    {check.state === 'valid' ? (
      <Verdict
        look="valid"
        icon="check"
        title="Diese Bestätigung ist gültig"
        text="Vergleichen Sie die Angaben mit dem Papier, das Ihnen vorliegt."
      />
    ) : (
      <Verdict
        look="revoked"
        icon="warning"
        title="Diese Bestätigung gilt nicht mehr"
        text={revokedText(check)}
      />
    )}
    <Card>
      <KeyValue
        facts={[
          ['Name', check.name],
          ['Workshop', check.workshop],
          ['Datum', longDate(check.date)],
        ]}
      />
    </Card>
    <ButtonLink href={paths.check} kind="plain" size="row">
      Einen anderen Code prüfen
    </ButtonLink>
  </>
)

const Unknown = ({ code }: { code: string }) => (
  <>
    <Verdict
      look="unknown"
      icon="close"
      title="Diesen Code gibt es nicht"
      text={`Zu „${code}“ gibt es keine Bestätigung. Bitte vergleichen Sie ihn Zeichen für Zeichen mit dem Papier.`}
    />
    <CodeForm code={code} />
  </>
)

const isUnknown = (failure: unknown) => failure instanceof CallFailed && failure.status === 404

/** The answer is not a query's: names that somebody has checked are not kept on the device. */
const Checked = ({ code }: { code: string }) => {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (wanted: string) => call(checkConfirmation, { params: { code: wanted } }),
  })
  useEffect(() => mutate(code), [mutate, code])
  if (data) return <Known check={data} />
  if (isUnknown(error)) return <Unknown code={code} />
  if (error === null) return <SkeletonList kind="session" count={1} />
  return (
    <ErrorState title="Die Prüfung hat nicht geklappt" pending={isPending} onRetry={() => mutate(code)}>
      {failureText(error)} Über die Bestätigung sagt das nichts.
    </ErrorState>
  )
}

/** For whoever is handed a confirmation, without an account: whether it is genuine and still holds. */
export const CheckScreen = () => {
  const { code } = useParams()
  return (
    <Page title="Bestätigung prüfen">
      <div className={css.check}>
        {code === undefined ? (
          <>
            <p className={css.check__text}>
              Hier sehen Sie, ob eine Teilnahmebestätigung echt ist und noch gilt.
            </p>
            <CodeForm />
          </>
        ) : (
          <Checked key={code} code={code} />
        )}
      </div>
    </Page>
  )
}
