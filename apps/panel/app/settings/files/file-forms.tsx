import type { SettingsFileKind } from '@zubr/domain/settings-files/files'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { Loading } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import type { FilesClient } from '../../file-access/client.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { folderAddress, folderOf, nameOf, openAddress } from '../../file-access/file-paths.ts'
import { useFilesMessages } from '../../files/files-messages.tsx'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import settings from '../settings.module.css'
import { FileForm } from './file-form.tsx'
import styles from './files.module.css'
import { useFormMessages } from './form-messages.tsx'
import { type SettingsFile, useSettingsFile } from './use-settings-file.ts'

type FileFormsProps = {
  server: string
  /** The core's id. */
  core: string
  client: FilesClient
  kinds: readonly [SettingsFileKind, ...SettingsFileKind[]]
  /** The first file, which the page has already read. */
  main: SettingsFile
  occasion: unknown
  isBehindProxy: boolean
  disabled: boolean
  onSaved(): void
}

/** A core's settings files, one at a time. */
export function FileForms({ kinds, ...rest }: FileFormsProps) {
  const { messages } = useI18n()
  const forms = useFormMessages()
  const [path, setPath] = useState(kinds[0].path)
  const kind = kinds.find((candidate) => candidate.path === path) ?? kinds[0]
  return (
    <section className={panel.plate} aria-labelledby="settings-files">
      <h2 id="settings-files">{forms.heading}</h2>
      <p className={`${panel.dim} ${settings.note}`}>
        {forms.note} {messages.settings.restartNote}
      </p>
      {kinds.length > 1 && (
        <SelectField label={forms.file} value={kind.path} onChange={({ target }) => setPath(target.value)}>
          {kinds.map((fileKind) => (
            <option key={fileKind.path}>{fileKind.path}</option>
          ))}
        </SelectField>
      )}
      {kind === kinds[0] ? (
        <FileState key={kind.path} {...rest} kind={kind} file={rest.main} />
      ) : (
        <OtherFile key={kind.path} {...rest} kind={kind} />
      )}
    </section>
  )
}

type FileProps = Omit<FileFormsProps, 'kinds'> & { kind: SettingsFileKind }

function OtherFile(props: FileProps) {
  const file = useSettingsFile(props.client, props.kind, props.occasion)
  return <FileState {...props} file={file} />
}

/** The form of a file, or why there is none, and a link to the editor. */
function FileState({
  server,
  core,
  kind,
  file,
  isBehindProxy,
  disabled,
  onSaved,
}: FileProps & { file: SettingsFile }) {
  const { messages } = useI18n()
  const forms = useFormMessages()
  const files = useFilesMessages()
  const { state, save, again } = file
  if (state.is === 'loading') return <Loading />
  if (state.is === 'missing') return <Notice>{fill(forms.missing, { name: kind.path })}</Notice>
  if (state.is === 'failed')
    return (
      <div className={`${panel.alert} ${panel.spread}`} role="alert">
        <p>{failureText(state.failure, files, messages)}</p>
        <Button tone="quiet" onClick={again}>
          {messages.frame.retry}
        </Button>
      </div>
    )
  const toEditor = paths.files(server) + folderAddress(folderOf(kind.path)) + openAddress(nameOf(kind.path))
  return (
    <>
      <p className={styles.toEditor}>
        <Link className={panel.link} to={toEditor}>
          {forms.openEditor}
        </Link>
      </p>
      {state.is === 'unreadable' ? (
        <Notice>{fill(forms.unreadable, { name: kind.path })}</Notice>
      ) : (
        <FileForm {...{ server, core, kind, save, isBehindProxy, disabled, onSaved }} text={state.text} />
      )}
    </>
  )
}
