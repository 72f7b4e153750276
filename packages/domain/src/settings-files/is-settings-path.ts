/** Whether a file holds settings that a server, plugin or mod reads at its start. */
export function isSettingsPath(path: string): boolean {
  return (
    /\.(?:properties|ya?ml|toml|json5?|jsonc|conf|cfg|ini|txt)$/i.test(path) &&
    !/^(?:logs|crash-reports)\//.test(path)
  )
}
