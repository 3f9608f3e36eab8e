import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button, ButtonLink } from '../src/shared/ui/buttons/Button.tsx'
import { IconButton } from '../src/shared/ui/buttons/IconButton.tsx'
import { CheckField } from '../src/shared/ui/fields/CheckField.tsx'
import { Field, PasswordField } from '../src/shared/ui/fields/Field.tsx'
import { NewPasswordField } from '../src/shared/ui/fields/NewPasswordField.tsx'
import { SearchField } from '../src/shared/ui/fields/SearchField.tsx'
import { SelectField } from '../src/shared/ui/fields/SelectField.tsx'
import { TextAreaField } from '../src/shared/ui/fields/TextAreaField.tsx'
import { Group, nothing } from './Group.tsx'

const kinds = ['filled', 'tonal', 'outline', 'plain'] as const

const Form = () => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } })
  const needed = { required: 'Bitte die vollständige Adresse eingeben.' }
  return (
    <form className="gallery-reading" onSubmit={event => void handleSubmit(nothing)(event)} noValidate>
      <Field
        label="E-Mail-Adresse"
        type="email"
        error={formState.errors.email?.message}
        {...register('email', needed)}
      />
      <Field
        label="Mitgliedsnummer"
        optional
        placeholder="z. B. 204 817"
        hint="Sie steht auf Ihrem Ausweis."
      />
      <PasswordField label="Passwort" autoComplete="current-password" {...register('password')} />
      <Field
        label="E-Mail-Adresse"
        defaultValue="f.moellenkamp@gs-lindenau"
        error="Bitte die vollständige Adresse eingeben."
      />
      <Button type="submit" wide>
        Anmelden
      </Button>
    </form>
  )
}

const schooltypes = ['Grundschule', 'Gymnasium'].map(text => ({ value: text, text }))

const Choices = () => {
  const [password, setPassword] = useState('')
  return (
    <div className="gallery-reading">
      <SelectField label="Schulart" optional none="Keine Angabe" options={schooltypes} />
      <SelectField label="Schulart" options={schooltypes} error="Bitte wählen Sie eine Schulart." />
      <TextAreaField label="Über Sie" optional hint="Ihre Teilnehmenden lesen diesen Text." />
      <TextAreaField label="Ihre Nachricht" error="Bitte schreiben Sie uns, worum es geht." />
      <NewPasswordField
        label="Passwort"
        password={password}
        onChange={event => setPassword(event.currentTarget.value)}
      />
      <CheckField defaultChecked>
        Ich habe die <a href="/app/tabs/about">Datenschutzhinweise</a> gelesen und bin mit den
        Teilnahmebedingungen einverstanden.
      </CheckField>
      <CheckField error="Bitte stimmen Sie zu, damit wir Ihr Konto anlegen dürfen.">
        Ich bin einverstanden.
      </CheckField>
    </div>
  )
}

export const Controls = () => {
  const [text, setText] = useState('')
  const [taps, setTaps] = useState(0)
  const tap = () => setTaps(taps + 1)
  return (
    <>
      <Group name="Button">
        {(['primary', 'row'] as const).map(size => (
          <div key={size} className="gallery-row">
            {kinds.map(kind => (
              <Button key={kind} kind={kind} size={size} onClick={tap}>
                Platz sichern
              </Button>
            ))}
            <ButtonLink kind="outline" size={size} href="/x" icon="calendar-add">
              In den Kalender
            </ButtonLink>
            {kinds.map(kind => (
              <Button key={kind} kind={kind} size={size} pending onClick={tap}>
                Platz sichern
              </Button>
            ))}
            <Button size={size} disabled>
              Gesperrt
            </Button>
          </div>
        ))}
        <div className="gallery-row gallery-on-board board">
          <Button kind="yellow">Platz sichern</Button>
          <Button kind="yellow" pending>
            Platz sichern
          </Button>
          <IconButton icon="back" label="Zurück" />
        </div>
        <div className="gallery-row">
          <IconButton icon="menu" label="Menü" />
          <IconButton icon="pass" look="tonal" label="Mein Ausweis" />
          <IconButton icon="close" look="round" label="Schließen" />
          <IconButton icon="star" label="Merken" aria-pressed />
          <ButtonLink kind="plain" size="row" href="mailto:buero@tafelrunde.example">
            buero@tafelrunde.example
          </ButtonLink>
        </div>
        <output>{taps} Mal getippt</output>
      </Group>
      <Group name="Field">
        <Form />
        <Choices />
      </Group>
      <Group name="SearchField">
        <div className="gallery-reading">
          <SearchField label="Name, Thema oder Schule" value={text} onChange={setText} />
          <SearchField label="Titel, Thema, Name" value="Leseförderung" onChange={nothing} />
        </div>
      </Group>
    </>
  )
}
