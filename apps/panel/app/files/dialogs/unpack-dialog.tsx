import type { PackedEntry } from '@zubr/contracts/files/answers'
import type { IfTaken } from '@zubr/contracts/files/signs'
import { fill, plural } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { SelectField } from '../../components/field.tsx'
import { Loading } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { useFiles } from '../context.ts'
import { failureText } from '../failure-text.ts'
import { type FileError, fileErrorOf } from '../file-error.ts'
import { formatBytes } from '../formats.ts'
import { folderOf, joined, nameOf } from '../place.ts'
import { useFilesWords } from '../words.tsx'
import styles from './dialogs.module.css'

type Answer = { into: string; ifTaken: Exclude<IfTaken, 'refuse'>; names: 'cp437' | 'cp866' }

/** So many names are enough to see what it is; the rest is counted. */
const mostShown = 60
const choices = ['keep_both', 'replace', 'skip'] as const

/** Shows what is in an archive, and asks where it is to go. */
export function UnpackDialog({ path, answer }: { path: string; answer(chosen: Answer | null): void }) {
  const client = useFiles()
  const { locale, words: common } = useI18n()
  const all = useFilesWords()
  const words = all.dialogs
  const name = nameOf(path)
  const own = name.replace(/\.(?:zip|tar\.gz|tgz|tar|7z)$/i, '') || name
  const [where, setWhere] = useState<'own' | 'here'>('own')
  const [ifTaken, setIfTaken] = useState<Answer['ifTaken']>('keep_both')
  const [names, setNames] = useState<Answer['names']>('cp866')
  const [inside, setInside] = useState<PackedEntry[]>()
  const [failure, setFailure] = useState<FileError>()
  useEffect(() => {
    const ended = new AbortController()
    client
      .all('peek', { path }, { signal: ended.signal })
      .then(setInside)
      .catch((error) => ended.signal.aborted || setFailure(fileErrorOf(error)))
    return () => ended.abort()
  }, [client, path])
  const size = inside?.reduce((sum, entry) => sum + entry.size, 0) ?? 0
  return (
    <Dialog open title={fill(words.unpackTitle, { name })} onClose={() => answer(null)}>
      {failure ? (
        <p role="alert" className={panel.alert}>
          {failureText(failure, all, common)}
        </p>
      ) : inside ? (
        <div>
          <p className={panel.dim}>
            {plural(locale, words.unpackInside, inside.length, { size: formatBytes(locale, size) })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <ul className={styles.inside} tabIndex={0} aria-label={name}>
            {inside.slice(0, mostShown).map((entry) => (
              <li key={entry.path}>
                {entry.path}
                {entry.kind === 'folder' && '/'}
              </li>
            ))}
            {inside.length > mostShown && <li>…</li>}
          </ul>
        </div>
      ) : (
        <Loading />
      )}
      <SelectField
        label={words.unpackInto}
        value={where}
        onChange={({ target }) => setWhere(target.value === 'here' ? 'here' : 'own')}
      >
        <option value="own">{fill(words.unpackOwn, { name: own })}</option>
        <option value="here">{words.unpackHere}</option>
      </SelectField>
      <SelectField
        label={words.unpackTaken}
        value={ifTaken}
        onChange={({ target }) =>
          setIfTaken(choices.find((choice) => choice === target.value) ?? 'keep_both')
        }
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.taken[choice]}
          </option>
        ))}
      </SelectField>
      {name.toLowerCase().endsWith('.zip') && (
        <SelectField
          label={words.unpackNames}
          hint={words.namesHint}
          value={names}
          onChange={({ target }) => setNames(target.value === 'cp437' ? 'cp437' : 'cp866')}
        >
          <option value="cp866">CP866</option>
          <option value="cp437">CP437</option>
        </SelectField>
      )}
      <DialogButtons onCancel={() => answer(null)}>
        <Button
          disabled={failure !== undefined}
          onClick={() =>
            answer({ into: where === 'own' ? joined(folderOf(path), own) : folderOf(path), ifTaken, names })
          }
        >
          {all.actions.unpack}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
