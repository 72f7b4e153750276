import { unifiedMergeView } from '@codemirror/merge'
import type { Extension, Text } from '@codemirror/state'

/**
 * A diff against another text, with accept buttons beside each difference. One column, so that it
 * fits a phone.
 */
export function comparedWith(theirs: Text, messages: { keepThis: string; takeThis: string }): Extension {
  return unifiedMergeView({
    original: theirs,
    highlightChanges: true,
    gutter: true,
    diffConfig: { scanLimit: 2_000, timeout: 1_000 },
    collapseUnchanged: { margin: 3, minSize: 6 },
    mergeControls: (choice, act) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = choice === 'accept' ? messages.keepThis : messages.takeThis
      button.onclick = act
      return button
    },
  })
}
