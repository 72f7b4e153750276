/**
 * The value of a table's own key. An external key may be `constructor` or `__proto__`, which plain
 * indexing finds in the prototype of every object.
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
