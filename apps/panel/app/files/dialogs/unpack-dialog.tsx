import type { PackedEntry } from '@zubr/contracts/files/answers'
import type { IfTaken, NameEncoding } from '@zubr/contracts/files/file-constants'
import { fill, plural } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { Loading } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useFiles } from '../../file-access/context.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { type FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { folderOf, joined, nameOf } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { formatBytes } from '../formats.ts'
import { archiveName } from '../list/kinds.tsx'
import styles from './dialogs.module.css'
import { likelyNames, NamesField } from './names-field.tsx'
import { skipText } from './skipped-dialog.tsx'

type Answer = {
  into: string
  ifTaken: Exclude<IfTaken, 'refuse'>
  likely: NameEncoding
  names?: NameEncoding
}

/** The number of listed names; the rest is counted. */
const maxShown = 60
const choices = ['keep_both', 'replace', 'skip'] as const

/** Shows the content of an archive, and asks for the target. */
export function UnpackDialog({ path, answer }: { path: string; answer(chosen: Answer | null): void }) {
  const client = useFiles()
  const { locale, messages: common } = useI18n()
  const all = useFilesMessages()
  const messages = all.dialogs
  const name = nameOf(path)
  const baseName = name.replace(archiveName, '') || name
  const likely = likelyNames[locale]
  const [where, setWhere] = useState<'own' | 'here'>('own')
  const [ifTaken, setIfTaken] = useState<Answer['ifTaken']>('keep_both')
  const [names, setNames] = useState<NameEncoding>()
  const [inside, setInside] = useState<PackedEntry[]>()
  const [failure, setFailure] = useState<FileError>()
  useEffect(() => {
    const ended = new AbortController()
    client
      .all('peek', { path, likely, ...(names && { names }) }, { signal: ended.signal })
      .then(setInside)
      .catch((error) => ended.signal.aborted || setFailure(fileErrorOf(error)))
    return () => ended.abort()
  }, [client, path, likely, names])
  const size = inside?.reduce((sum, entry) => sum + entry.size, 0) ?? 0
  /** The encoding that the node used for names that are not UTF-8, if there are any. */
  const read = inside?.find((entry) => entry.names !== undefined)?.names
  return (
    <Dialog open title={fill(messages.unpackTitle, { name })} onClose={() => answer(null)}>
      {failure ? (
        <p role="alert" className={panel.alert}>
          {failureText(failure, all, common)}
        </p>
      ) : inside ? (
        <div>
          <p className={panel.dim}>
            {plural(locale, messages.unpackInside, inside.length, { size: formatBytes(locale, size) })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <ul className={styles.inside} tabIndex={0} aria-label={name}>
            {inside.slice(0, maxShown).map((entry) => (
              <li key={`${entry.path} ${entry.skip ?? ''}`}>
                {entry.path}
                {entry.kind === 'folder' && '/'}
                {entry.skip && ` – ${skipText(entry.skip, all)}`}
              </li>
            ))}
            {inside.length > maxShown && <li>…</li>}
          </ul>
        </div>
      ) : (
        <Loading />
      )}
      <SelectField
        label={messages.unpackInto}
        value={where}
        onChange={({ target }) => setWhere(target.value === 'here' ? 'here' : 'own')}
      >
        <option value="own">{fill(messages.unpackOwn, { name: baseName })}</option>
        <option value="here">{messages.unpackHere}</option>
      </SelectField>
      <SelectField
        label={messages.unpackTaken}
        value={ifTaken}
        onChange={({ target }) =>
          setIfTaken(choices.find((choice) => choice === target.value) ?? 'keep_both')
        }
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {messages.taken[choice]}
          </option>
        ))}
      </SelectField>
      {read && <NamesField value={names ?? read} onChange={setNames} />}
      <DialogButtons onCancel={() => answer(null)}>
        <Button
          disabled={failure !== undefined}
          onClick={() =>
            answer({
              into: where === 'own' ? joined(folderOf(path), baseName) : folderOf(path),
              ...{ ifTaken, likely },
              ...(read && { names: names ?? read }),
            })
          }
        >
          {all.actions.unpack}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
