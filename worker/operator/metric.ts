/** A figure for the operator: what it counts, and its values. */
export interface Metric {
  /** As Prometheus names it. All are gauges: what is so now. */
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

export interface Sample {
  /** Words of the service. No name, address or id of a game is among them. */
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Prometheus' text format, version 0.0.4. */
export const prometheusText = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} gauge`,
        ...samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');

function labelText(labels: Sample['labels']): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
