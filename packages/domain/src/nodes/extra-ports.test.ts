import { expect, test } from 'vitest'
import { extraPortsLeft } from './extra-ports.ts'

test.each([
  [{ ports: 500, portsHeld: 40, extraPortsHeld: 10 }, 240],
  // Half of the range is reserved for games.
  [{ ports: 10, portsHeld: 5, extraPortsHeld: 4 }, 1],
  [{ ports: 10, portsHeld: 5, extraPortsHeld: 5 }, 0],
  // Ports that games use already are not given.
  [{ ports: 10, portsHeld: 9, extraPortsHeld: 0 }, 1],
  [{ ports: 10, portsHeld: 12, extraPortsHeld: 2 }, 0],
  [{ ports: 1, portsHeld: 0, extraPortsHeld: 0 }, 0],
  [{ ports: null, portsHeld: 0, extraPortsHeld: 0 }, 0],
])('extra ports: a node with %j can give %i more', (node, left) => {
  expect(extraPortsLeft(node)).toBe(left)
})
