import type { AriaAttributes } from 'react'

// Roles of a grid whose rows are made as they come onto the screen: a table's own elements, laid out as these must be, lose theirs in some
// browsers. The grid alone has the focus, and tells by `aria-activedescendant` where the keyboard is.

export const gridRole = (aria: AriaAttributes) => ({ role: 'grid', tabIndex: 0, ...aria }) as const
export const rowRole = (aria: AriaAttributes) => ({ role: 'row', ...aria }) as const
export const headingRole = (aria: AriaAttributes = {}) => ({ role: 'columnheader', ...aria }) as const
export const groupRole = { role: 'rowgroup' } as const
export const cellRole = { role: 'gridcell' } as const
