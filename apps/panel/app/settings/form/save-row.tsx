import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import styles from '../settings.module.css'

type SaveRowProps = { isChanged: boolean; canSave: boolean; onDiscard(): void }

/** The save button and, with unsaved changes, a button to discard them. */
export function SaveRow({ isChanged, canSave, onDiscard }: SaveRowProps) {
  const { messages } = useI18n()
  return (
    <>
      <div className={`${panel.row}`}>
        <Button type="submit" disabled={!canSave}>
          {messages.frame.save}
        </Button>
        {isChanged && (
          <Button tone="quiet" onClick={onDiscard}>
            {messages.settings.discard}
          </Button>
        )}
      </div>
      <p className={`${panel.dim} ${panel.small} ${styles.unsaved}`} role="status">
        {isChanged && messages.settings.unsaved}
      </p>
    </>
  )
}
