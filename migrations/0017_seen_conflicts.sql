CREATE TABLE "seen_conflicts" (
	"conflict_id" text PRIMARY KEY NOT NULL,
	"feed_stay_id" integer NOT NULL,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seen_conflicts" ADD CONSTRAINT "seen_conflicts_feed_stay_id_feed_stays_id_fk" FOREIGN KEY ("feed_stay_id") REFERENCES "public"."feed_stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_conflicts_feed_stay" ON "seen_conflicts" USING btree ("feed_stay_id");