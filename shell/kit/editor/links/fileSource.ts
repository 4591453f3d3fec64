/** Lets the user choose a file to link to. */
export interface FileSource {
  choose: (onChoose: (file: LinkedFile) => void) => void;
}

export interface LinkedFile {
  address: string;
  /** The text of a new link. */
  label: string;
}
