/** Hands bytes or text to the browser as a download. */
export function saveAs(name: string, content: string | Uint8Array<ArrayBuffer> | Blob, mime: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the blob once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
