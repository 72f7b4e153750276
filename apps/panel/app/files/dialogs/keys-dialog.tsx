import { Dialog } from '../../components/dialog.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import { keyText } from '../key-names.ts'
import styles from './dialogs.module.css'

/** Keyboard shortcuts of the list. */
export function KeysDialog({ answer }: { answer(nothing: null): void }) {
  const { keys, keyNames, actions, dialogs } = useFilesMessages()
  const rows: [string, string][] = [
    ['↑ ↓ Home End', keys.move],
    ['Enter', keys.open],
    ['Backspace, Alt+↑', keys.up],
    ['Ctrl+Space', keys.choose],
    ['Shift+↑ ↓', keys.chooseRange],
    ['Ctrl+A', keys.all],
    ['Ctrl+C', actions.copy],
    ['Ctrl+X', actions.cut],
    ['Ctrl+V', actions.paste],
    ['F2', actions.rename],
    ['Delete', actions.remove],
    ['Shift+Delete', keys.removeForever],
    ['Shift+F10', keys.menu],
    ['A–Z', keys.type],
    ['Esc', keys.escape],
  ]
  return (
    <Dialog open title={dialogs.keysTitle} onClose={() => answer(null)}>
      <dl className={styles.keys}>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{keyText(keyNames, key)}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
