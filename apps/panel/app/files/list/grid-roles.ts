import type { AriaAttributes } from 'react'

// ARIA roles of a virtualised grid: table elements with this layout lose theirs in some browsers.
// Only the grid has the focus; `aria-activedescendant` names the row of the cursor.

export const gridRole = (aria: AriaAttributes) => ({ role: 'grid', tabIndex: 0, ...aria }) as const
export const rowRole = (aria: AriaAttributes) => ({ role: 'row', ...aria }) as const
export const headingRole = (aria: AriaAttributes = {}) => ({ role: 'columnheader', ...aria }) as const
export const groupRole = { role: 'rowgroup' } as const
export const cellRole = { role: 'gridcell' } as const
