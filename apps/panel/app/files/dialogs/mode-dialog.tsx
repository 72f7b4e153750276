import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { SwitchField, TextField } from '../../components/fields/field.tsx'
import { useI18n } from '../../i18n.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import styles from './dialogs.module.css'

type Answer = { mode: number; below: boolean }
type Props = { mode: number; hasFolders: boolean; answer(chosen: Answer | null): void }

const who = ['owner', 'group', 'others'] as const
const what = ['read', 'write', 'run'] as const

/** File permissions as checkboxes and as an octal number. */
export function ModeDialog({ mode: before, hasFolders, answer }: Props) {
  const { messages: common } = useI18n()
  const messages = useFilesMessages().dialogs
  const [text, setText] = useState(before.toString(8).padStart(3, '0'))
  const [below, setBelow] = useState(false)
  const isMode = /^[0-7]{3}$/.test(text)
  const mode = isMode ? Number.parseInt(text, 8) : before
  return (
    <Dialog open title={messages.modeTitle} onClose={() => answer(null)}>
      <table className={styles.modes}>
        <thead>
          <tr>
            <td />
            {what.map((right) => (
              <th key={right} scope="col">
                {messages[right]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {who.map((whose, row) => (
            <tr key={whose}>
              <th scope="row">{messages[whose]}</th>
              {what.map((right, column) => {
                const bit = 0o400 >> (3 * row + column)
                return (
                  <td key={right}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`${messages[whose]}: ${messages[right]}`}
                        checked={(mode & bit) !== 0}
                        onChange={() => setText((mode ^ bit).toString(8).padStart(3, '0'))}
                      />
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <TextField
        label={messages.modeOctal}
        hint={messages.modeHint}
        value={text}
        inputMode="numeric"
        maxLength={3}
        aria-invalid={!isMode}
        onChange={({ target }) => setText(target.value)}
      />
      {hasFolders && (
        <SwitchField
          label={messages.modeBelow}
          checked={below}
          onChange={({ target }) => setBelow(target.checked)}
        />
      )}
      <DialogButtons onCancel={() => answer(null)}>
        <Button disabled={!isMode} onClick={() => answer({ mode, below })}>
          {common.frame.save}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
