/** A player's name: always text, and kept from turning the direction of what stands around it. */
export const Name = ({ children }: { readonly children: string }) => (
  <bdi dir="auto" translate={false}>
    {children}
  </bdi>
);
