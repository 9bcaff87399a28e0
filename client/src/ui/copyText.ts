/** Copies what an input shows. Pages without https have no clipboard, but may copy a selection. */
export async function copyFrom(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value)
    return true
  } catch {
    return copySelected(input)
  }
}

/** If this fails as well, the text stays selected for the reader to copy. */
function copySelected(input: HTMLInputElement): boolean {
  input.focus()
  input.setSelectionRange(0, input.value.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
